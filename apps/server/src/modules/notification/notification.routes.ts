/** Calls about what a person is told. */
import {
  getNotificationRules,
  getZoneNotices,
  setNotificationRules,
  setZoneNotices,
  testNotification,
} from '@fms/contract/notification';
import type { Router } from '../../platform/http/router.ts';
import type { NotificationService } from './notification.service.ts';

export function registerNotificationRoutes(router: Router, service: NotificationService): void {
  router.route(getNotificationRules, ({ caller }) => service.rules(caller));
  router.route(setNotificationRules, ({ caller, from, body }) => service.setRules(caller, from, body));
  router.route(getZoneNotices, ({ caller }) => service.zones(caller));
  router.route(setZoneNotices, ({ caller, from, body }) => service.setZones(caller, from, body));
  router.route(testNotification, ({ caller, body }) => service.test(caller, body.channel));
}
