/** Listens as every bus of the simulator does. */
import type { Server } from 'node:net';

/** Listens on `port` of this machine only, 0 for a free one; gives the port, or rejects with the error of the system. */
export function listenLocally(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
