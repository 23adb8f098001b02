/** Computes the test vectors of docs/fairness.md with the modules of the pages, from what stands in them. */

import process from 'node:process';
import { text } from 'node:stream/consumers';
import { hex, joined, sha256, unhex, utf8 } from '../../service/web/static/app/proof/bytes.mjs';
import { canonical } from '../../service/web/static/app/proof/canonical.mjs';
import { read } from '../../service/web/static/app/proof/json.mjs';
import { isSeed, saltsOf, streamOf } from '../../service/web/static/app/proof/stream.mjs';

const told = read(await text(process.stdin));
const seed = told.get('seed');
const stream = () => streamOf(seed, told.get('entropy'));

async function drawn(count, draw) {
  const from = await stream();
  const numbers = [];
  while (numbers.length < count) numbers.push(await draw(from));
  return { drawn: numbers, 'next word': from.at };
}

async function shuffled() {
  const from = await stream();
  return { drawn: await from.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]), 'next word': from.at };
}

const salt = hex(await (await saltsOf(seed))(4n, 1n, 'cards', 0n));
const found = {
  seed_hash: (await isSeed(seed, told.get('seed_hash'))) && told.get('seed_hash'),
  'canonical entropy': canonical(told.get('entropy')),
  'words 0 to 9': (await drawn(10, (from) => from.word())).drawn,
  'five dice of six sides from word 0': await drawn(5, async (from) => 1 + (await from.below(6))),
  'six numbers below 3000000000 from word 0': await drawn(6, (from) => from.below(3_000_000_000)),
  '1 to 10 shuffled from word 0': await shuffled(),
  'canonical awkward value': canonical(read(told.get('canonical awkward value').replace('{', '{ ').replaceAll(',', ' , '))),
  'salt of 4.1.cards.0': salt,
  'commitment to devour with it': await sha256(joined(unhex(salt), utf8(canonical('devour')))),
  hash: await sha256(utf8(canonical(told.get('public form')))),
};
console.log(JSON.stringify(found));
