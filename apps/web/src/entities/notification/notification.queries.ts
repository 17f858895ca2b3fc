/** The notification rules of the user, and the events of zones that are told. */
import {
  getNotificationRules,
  getZoneNotices,
  type NotificationRuleInput,
  setNotificationRules,
  setZoneNotices,
  testNotification,
  type ZoneNotice,
} from '@fms/contract/notification';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export const notificationQueries = {
  rules: () =>
    queryOptions({
      queryKey: ['notification', 'rules'],
      queryFn: ({ signal }) => call(getNotificationRules, { signal }),
    }),
  zones: () =>
    queryOptions({
      queryKey: ['notification', 'zones'],
      queryFn: ({ signal }) => call(getZoneNotices, { signal }),
    }),
};

/** Replaces all rules; answers them as they are kept. */
export const saveRules = (rules: NotificationRuleInput[]): Promise<NotificationRuleInput[]> =>
  call(setNotificationRules, { body: rules });

export const saveZoneNotices = (zones: ZoneNotice[]): Promise<ZoneNotice[]> => call(setZoneNotices, { body: zones });

/** To how many browsers or mailboxes it went. */
export const sendTestMessage = (channel: 'push' | 'mail'): Promise<{ sent: number; failed: number }> =>
  call(testNotification, { body: { channel } });
