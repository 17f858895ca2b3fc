import { DEFAULT_FILE_POLICY } from '@fms/contract/file';
import { expect, it } from 'vitest';
import { buildFilePolicy } from '../../../testing/build-file-policy.ts';
import { policyForm, toPolicyForm, toPolicyRules } from './policy-form.ts';

const policy = buildFilePolicy();

it('gives back the rules it was made of', () => {
  expect(toPolicyRules(toPolicyForm(policy), policy)).toEqual(DEFAULT_FILE_POLICY);
});

it('says what people set in their units', () => {
  const form = toPolicyForm(policy);
  expect(form).toMatchObject({ quotaGigabytes: 20, monthGigabytes: 2, dayMegabytes: null, mostKilobits: null });
  expect(form['file-normal']).toEqual({ from: '22:00', to: '06:00', isInPortOnly: false, leastKilobits: 256 });
  const open = { ...form['file-normal'], from: '', leastKilobits: null };
  const rules = toPolicyRules({ ...form, monthGigabytes: null, 'file-normal': open }, policy);
  expect(rules.line.file.bytesPerMonth).toBeNull();
  const bound = toPolicyRules({ ...form, dayMegabytes: 50, mostKilobits: 128 }, policy);
  expect(bound.line.file).toMatchObject({ bytesPerDay: 50 * 1024 ** 2, bytesPerSecond: 16_000 });
  expect(toPolicyForm({ ...policy, ...bound })).toMatchObject({ dayMegabytes: 50, mostKilobits: 128 });
  expect(rules.line['file-normal']).toMatchObject({ hours: [], leastBitRate: null });
});

it('refuses what is no time of day', () => {
  const form = toPolicyForm(policy);
  expect(policyForm.safeParse({ ...form, 'file-low': { ...form['file-low'], from: '24:00' } }).success).toBe(false);
});
