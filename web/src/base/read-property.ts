/** Reads a property of a value of unknown type; undefined when the value is no object or has no such property. */
export function readProperty(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
