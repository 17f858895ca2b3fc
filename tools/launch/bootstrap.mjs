// @ts-check
/**
 * First step of every entry point: checks the machine and the packages, and finds the Node 24 that runs the rest.
 * Everything in this folder keeps to what Node 20 has, because that is what a fresh machine may start it with.
 */
import { installMissing } from './install/install.mjs';
import { findNode24 } from './install/node24.mjs';
import { describeMachine, getUnsupportedReason } from './install/platform.mjs';
import { runInForeground } from './process/run.mjs';

/** @returns {Promise<string>} path of the Node 24 to hand over to; ends the process with one sentence when there is none */
export async function runBootstrap() {
  const reason = getUnsupportedReason(describeMachine());
  if (reason) return stop(reason);
  try {
    await installMissing();
    return await findNode24();
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

/** Runs `program` under Node 24 with the arguments of this command. @param {string} program */
export async function runUnderNode(program) {
  const node = await runBootstrap();
  process.exitCode = await runInForeground(node, [program, ...process.argv.slice(2)], { cwd: process.cwd() });
}

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
