/** Problem reports and feedback. */
export { createFeedbackService } from './feedback.service.ts';
export { mountFeedback } from './feedback.routes.ts';
export { readScreenshot } from './image.service.ts';
