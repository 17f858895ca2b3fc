/**
 * The part of a service worker's surroundings that ours uses. TypeScript's own description of it (`lib.webworker`) cannot
 * stand beside that of pages in one project.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerWindow {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface WorkerWindows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerWindow[]>;
  openWindow(address: string): Promise<unknown>;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: MessageEvent;
  push: ExtendableEvent & { readonly data: { text(): string } | null };
  notificationclick: ExtendableEvent & { readonly notification: Notification };
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: WorkerWindows & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}
