export { inflateSync } from 'node:zlib';
