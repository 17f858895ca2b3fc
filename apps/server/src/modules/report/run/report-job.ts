/** What the queue of reports carries. */
import { z } from 'zod';

export const reportJob = z.object({ runId: z.int().positive() });
export type ReportJob = z.infer<typeof reportJob>;
