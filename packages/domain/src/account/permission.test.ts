import { describe, expect, it } from 'vitest';
import {
  canSeeDocumentation,
  canSeeFolder,
  getPermissionLevel,
  isFunctionVisible,
  isLevelWithheld,
} from './permission.ts';

describe('§6', () => {
  it.each([
    ['Admin gives 2', 'Admin', false, 2],
    ['Manager gives 1', 'Manager', false, 1],
    ['User gives 0', 'User', false, 0],
    ['anything else gives 0', 'admin', false, 0],
    ['no role gives 0', undefined, false, 0],
    ['NeedEnable2FA drops Admin to 0', 'Admin', true, 0],
    ['NeedEnable2FA drops Manager to 0', 'Manager', true, 0],
  ])('%s', (_sentence, role, needEnable2FA, expected) => {
    expect(getPermissionLevel(role, needEnable2FA)).toBe(expected);
  });

  it.each([
    ['Admin', true, true],
    ['Manager', true, true],
    ['User', true, false],
    ['Admin', false, false],
  ])('%s with NeedEnable2FA %s is told: %s', (role, needEnable2FA, expected) => {
    expect(isLevelWithheld(role, needEnable2FA)).toBe(expected);
  });

  it('admins see all folders, even empty ones; others only folders that hold vessels', () => {
    expect([canSeeFolder(2, 0), canSeeFolder(1, 0), canSeeFolder(0, 0), canSeeFolder(0, 1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('the Documentation link shows only above level 0', () => {
    expect([canSeeDocumentation(0), canSeeDocumentation(1)]).toEqual([false, true]);
  });

  it('functionLimit hides what it lists', () => {
    expect(isFunctionVisible('location', ['location'])).toBe(false);
    expect(isFunctionVisible('location', [])).toBe(true);
  });
});
