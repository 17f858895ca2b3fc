/** Bytes of a socket, taken in order by a test. */
import { connect, type Socket } from 'node:net';

export class ByteSource {
  readonly socket: Socket;
  #held = Buffer.alloc(0);
  #hasEnded = false;
  #wake = () => {};

  constructor(port: number) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.on('data', (bytes) => {
      this.#held = Buffer.concat([this.#held, bytes]);
      this.#wake();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.#hasEnded = true;
      this.#wake();
    });
  }

  /** Rejects when the server has closed the connection before. */
  async take(count: number): Promise<Buffer> {
    while (this.#held.length < count) {
      if (this.#hasEnded) throw new Error('the server has closed the connection');
      await this.#wait();
    }
    const taken = this.#held.subarray(0, count);
    this.#held = this.#held.subarray(count);
    return taken;
  }

  async byte(): Promise<number> {
    return (await this.take(1)).readUInt8(0);
  }

  /** All that came until the server closed the connection. */
  async untilEnd(): Promise<Buffer> {
    while (!this.#hasEnded) await this.#wait();
    return this.#held;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
