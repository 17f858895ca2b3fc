import { describe, expect, it } from 'vitest';
import { requireUploadPath, requireVesselPath } from './vessel-path.ts';

describe('the place of a file', () => {
  it('is told apart', () => {
    expect(requireVesselPath('from-vessel/Log/Ä.csv', 'download')).toEqual({
      ...{ tree: 'from-vessel', path: 'Log/Ä.csv', pathFold: 'log/ä.csv', directory: 'Log', name: 'Ä.csv' },
    });
    expect(requireVesselPath('on-vessel', 'list')).toMatchObject({ tree: 'on-vessel', path: '', directory: '' });
    expect(requireUploadPath('to-vessel', 'a.txt')).toMatchObject({ tree: 'to-vessel', path: 'a.txt', directory: '' });
  });

  const expectRefusal = (upload: () => void, code: string) =>
    expect(upload).toThrow(expect.objectContaining({ code: 'invalid-input', errors: [expect.stringContaining(code)] }));

  it.each([
    ['from-vessel', 'read-only-tree'],
    ['elsewhere', 'unknown-tree'],
    ['to-vessel/..', 'parent-path'],
    ['/to-vessel', 'absolute-path'],
  ])('in %s is refused for an upload: %s', (directory, code) => {
    expectRefusal(() => requireUploadPath(directory, 'a.txt'), code);
  });

  it.each([
    ['a/b.txt', 'forbidden-character'],
    ['..\\b.txt', 'forbidden-character'],
    ['..', 'parent-path'],
    ['aux.txt', 'reserved-name'],
  ])('named %s is refused for an upload: %s', (name, code) => {
    expectRefusal(() => requireUploadPath('to-vessel', name), code);
  });

  it.each([
    ['on-vessel/a.txt', 'download'],
    ['to-vessel', 'download'],
    ['to-vessel/a.txt', 'fetch'],
    ['', 'list'],
  ] as const)('%j cannot be asked to %s', (path, action) => {
    expect(() => requireVesselPath(path, action)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });
});
