import { describe, expect, it } from 'vitest';
import { getServerBase } from './server-base.ts';

const NONE = { base: '', realtime: '', backupApi: '', backgroundJob: '' };
const ALL = {
  base: 'https://api.example/',
  realtime: 'https://hub.example',
  backupApi: 'https://backup.example',
  backgroundJob: 'https://job.example',
};

describe('getServerBase', () => {
  it.each([
    ['/api/v1.3/vessel/GetAll', 'https://api.example'],
    ['/api/v1.4/geo/get', 'https://backup.example'],
    ['/api/v1/data/geo/get', 'https://api.example'],
    ['/api/v1.3/log/getlog', 'https://backup.example'],
    ['/api/v1.4/shift/getMonthlyHistory', 'https://job.example'],
  ])('%s goes to %s', (path, expected) => {
    expect(getServerBase(path, ALL)).toBe(expected);
    expect(getServerBase(path, NONE)).toBe('');
    expect(getServerBase(path, { ...NONE, base: 'https://api.example' })).toBe('https://api.example');
  });
});
