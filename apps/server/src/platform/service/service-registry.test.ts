import { describe, expect, it } from 'vitest';
import { createServiceRegistry, serviceKey } from './service-registry.ts';

const depth = serviceKey<number>('depth');

describe('the service registry', () => {
  it('gives what was provided under the key', () => {
    const services = createServiceRegistry();
    expect(services.provide(depth, 12)).toBe(12);
    expect(services.get(depth)).toBe(12);
  });

  it('names the service that is asked for too early', () => {
    expect(() => createServiceRegistry().get(depth)).toThrow('No module before this one provides depth.');
  });

  it('refuses a second provider', () => {
    const services = createServiceRegistry();
    services.provide(depth, 12);
    expect(() => services.provide(depth, 13)).toThrow('Two modules provide depth.');
  });

  it('tells keys of one name apart', () => {
    const services = createServiceRegistry();
    services.provide(depth, 12);
    expect(() => services.get(serviceKey<number>('depth'))).toThrow();
  });
});
