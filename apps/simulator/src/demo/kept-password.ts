/** Passwords of the demonstration: made at the first start, kept in a file for who has to know them. */
import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const PASSWORD_CHARACTERS = 8;
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** That of the last start, or a new one that is kept. */
export async function readKeptPassword(file: string): Promise<string> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept.trim() !== '') return kept.trim();
  const password = Array.from({ length: PASSWORD_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}
