/** Services that modules of the server offer each other, found by a typed key in place of a name. */

/** Names a service; `Service` is the type of what is found under it. */
export interface ServiceKey<Service> {
  readonly name: string;
  /** Never set: it carries the type alone. */
  readonly service?: Service;
}

/** `name` appears in the error of a module that asks too early. */
export function serviceKey<Service>(name: string): ServiceKey<Service> {
  return { name };
}

export interface ServiceRegistry {
  /** Offers a service to the modules that register later. @throws {Error} when the key is taken */
  provide<Service>(key: ServiceKey<Service>, service: Service): Service;
  /** @throws {Error} when no module before has provided it: the list of modules is out of order */
  get<Service>(key: ServiceKey<Service>): Service;
}

export function createServiceRegistry(): ServiceRegistry {
  const services = new Map<ServiceKey<unknown>, unknown>();
  return {
    provide(key, service) {
      if (services.has(key)) throw new Error(`Two modules provide ${key.name}.`);
      services.set(key, service);
      return service;
    },
    get<Service>(key: ServiceKey<Service>) {
      if (!services.has(key)) throw new Error(`No module before this one provides ${key.name}.`);
      return services.get(key) as Service;
    },
  };
}
