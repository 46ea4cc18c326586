/** Whether an address leads nowhere from a family's phone. */
export function isLocalAddress(address: string): boolean {
  const { hostname } = URL.parse(address) ?? { hostname: '' };
  return /^(localhost|\[::1\]|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|\.local$/.test(hostname);
}
