/** Says of each record that comes, a line of JSON, which version is the first that is wrong and in what way. */

import { createInterface } from 'node:readline';
import { check } from '../../service/web/static/app/proof/check.mjs';

for await (const line of createInterface({ input: process.stdin })) {
  const { record, kept, trusted } = JSON.parse(line);
  const verdict = await check(Buffer.from(record, 'base64'), { kept, trusted });
  console.log(JSON.stringify(verdict));
}
