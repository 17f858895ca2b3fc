/** The one gate for documents of foreign bytes: MessagePack, JSON and protocol buffers. */
export * from './bounds.ts';
export * from './json-shape.ts';
export * from './messagepack-shape.ts';
export * from './protobuf-shape.ts';
export * from './read.ts';
