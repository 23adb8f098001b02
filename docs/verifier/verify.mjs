#!/usr/bin/env node
/**
 * Check the record of a game with the verifier of the pages, which shares no line with the service that wrote it.
 *
 *     node verify.mjs FILE [--head VERSION:HASH] [--key KEY]
 *
 * It needs Node 20 or newer, and nothing else. The check itself is in service/web/static/app/proof, one module for each section of
 * fairness.md and records.md: read check.mjs first.
 */

import { readFile } from 'node:fs/promises';
import process, { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { unbase64 } from '../../service/web/static/app/proof/bytes.mjs';
import { check } from '../../service/web/static/app/proof/check.mjs';

const USAGE = 'usage: node verify.mjs FILE [--head VERSION:HASH] [--key KEY]';

/** What can't be asked, or read. */
function refused(sentence) {
  stderr.write(`${sentence}\n`);
  exit(2);
}

function asked() {
  try {
    const { values, positionals } = parseArgs({ options: { head: { type: 'string' }, key: { type: 'string', multiple: true } }, allowPositionals: true });
    if (positionals.length === 1) return { file: positionals[0], kept: headOf(values.head), trusted: keysOf(values.key ?? []) };
  } catch (error) {
    refused(error.message);
  }
  return refused(USAGE);
}

function headOf(text) {
  if (text === undefined) return null;
  const told = /^([1-9][0-9]{0,14}):([0-9a-f]{64})$/.exec(text);
  return told ? { version: Number(told[1]), hash: told[2] } : refused('a head is VERSION:HASH');
}

function keysOf(keys) {
  return keys.every((key) => unbase64(key, 32)) ? keys : refused('a key is 32 bytes in base64');
}

/** A verdict in one line. A game may be called anything, and this goes to a terminal. */
function sentence({ fault, game, commits, head, signed, signaturesChecked }) {
  if (fault) return `version ${fault.version}: ${fault.kind}: ${fault.why}`;
  const leftOut = signaturesChecked || !signed ? '' : ' (signatures not checked: there is no Ed25519 here)';
  const name = game.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `verified: game ${name}, ${commits} commits, head ${head}, ${signed} of ${commits} signed${leftOut}`;
}

const { file, ...against } = asked();
const bytes = await readFile(file).catch((error) => refused(error.message));
const verdict = await check(bytes, against);
stdout.write(`${sentence(verdict)}\n`);
process.exitCode = verdict.fault ? 1 : 0;
