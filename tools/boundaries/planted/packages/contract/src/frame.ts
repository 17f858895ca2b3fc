export { deflateSync } from 'node:zlib';
