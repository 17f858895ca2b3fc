/** Takes problem reports and mails them. */
import { MAILER } from '../../platform/mail/index.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerFeedbackRoutes } from './feedback.routes.ts';
import { createFeedbackService } from './feedback.service.ts';

export const feedbackModule: Module = {
  name: 'feedback',
  register({ config, setting, db, clock, blobs, services, web }) {
    const { productName: product } = setting;
    const mailer = services.get(MAILER);
    registerFeedbackRoutes(
      web.router,
      createFeedbackService({ db, clock, blobs, mailer, product, feedbackTo: config.feedbackTo }),
    );
  },
};
