// @ts-check
/**
 * A server in the supervisor's eyes: says where it listens, answers `/healthz`, and fails as its first argument says:
 * `ends` with code 3 before it is ready, `dies` when it has been found ready, `starts` for ever, `hangs` after it was
 * ready, `serves` until it is told to stop.
 */
import { createServer } from 'node:http';

const [, , failing] = process.argv;

if (failing === 'ends') process.exit(3);

const server = createServer((_, response) => {
  if (failing === 'starts') {
    response.writeHead(503).end();
    return;
  }
  response.end('ok', () => {
    if (failing === 'dies') process.kill(process.pid, 'SIGKILL');
    if (failing === 'hangs') process.kill(process.pid, 'SIGSTOP');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.({ address: `http://127.0.0.1:${port}` });
});
process.once('SIGTERM', () => process.exit(0)).once('disconnect', () => process.exit(0));
