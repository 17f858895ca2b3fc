/** Both halves of one end: the files it sends and those it receives over one channel. */
import { FileReceiver, type FileReceiverOptions } from './file-receiver.ts';
import { FileSender, type FileSenderOptions } from './file-sender.ts';
import type { FileMessage } from './transfer-message.ts';

/** What both ends say of the bytes of a file; the rest is of the queue, which the two ends keep differently. */
type FileStage = Exclude<FileMessage, { readonly type: 'held' | 'refused' }>;

const STAGES: ReadonlySet<string> = new Set<FileStage['type']>([
  'file',
  'manifest',
  'chunk',
  'sent',
  'needManifest',
  'want',
]);

export class FileEnd {
  readonly #sender: FileSender;
  readonly #receiver: FileReceiver;

  constructor(options: FileSenderOptions & FileReceiverOptions) {
    this.#sender = new FileSender(options);
    this.#receiver = new FileReceiver(options);
  }

  /** Tells the other end of a file, which is closed when the transfer ends. */
  begin(...[about, file]: Parameters<FileSender['begin']>): Promise<void> {
    return this.#sender.begin(about, file);
  }

  takes<Message extends { readonly type: string }>(message: Message): message is Message & FileStage {
    return STAGES.has(message.type);
  }

  /** What is sent goes on after this: its chunks wait for the line, and further messages do not wait for them. */
  async take(stage: FileStage): Promise<void> {
    switch (stage.type) {
      case 'file':
        return this.#receiver.begin(stage);
      case 'manifest':
        return this.#receiver.takeManifest(stage);
      case 'chunk':
        return this.#receiver.takeChunk(stage);
      case 'sent':
        return this.#receiver.takeSent(stage);
      case 'needManifest':
        return void this.#sender.takeNeedManifest(stage);
      case 'want':
        return void this.#sender.takeWant(stage);
    }
  }

  /** Ends a transfer here, whichever way it goes; chunks that came are kept. */
  async stop(transferId: number): Promise<void> {
    this.#sender.stop(transferId);
    await this.#receiver.stop(transferId);
  }

  /** Ends them all; resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.#sender.close();
    await this.#receiver.close();
  }
}
