/**
 * Must be the first import of the entry: zod otherwise tries `new Function` to see whether it may compile its parsers,
 * and a strict content security policy reports the attempt on every page.
 */
import { z } from 'zod';

z.config({ jitless: true });
