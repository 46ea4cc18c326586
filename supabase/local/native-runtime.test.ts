import { expect, test } from 'vitest';
import { findObstacle, type Machine } from './native-runtime.ts';

const linux: Machine = { platform: 'linux', architecture: 'x64', release: '6.8.0-45-generic', glibc: '2.39' };
const mac: Machine = { platform: 'darwin', architecture: 'arm64', release: '23.6.0', glibc: undefined };

test.each([
  ['Linux with glibc 2.39', linux],
  ['a newer one on ARM', { ...linux, architecture: 'arm64', glibc: '2.41' }],
  ['macOS 14', mac],
])('%s is good enough for the native runtime', (_, machine) => {
  expect(findObstacle(machine)).toBeUndefined();
});

test.each([
  ['an older glibc', { ...linux, glibc: '2.36' }, 'this system has 2.36'],
  ['a version that only sorts behind as text', { ...linux, glibc: '2.4' }, 'this system has 2.4'],
  ['musl', { ...linux, glibc: undefined }, 'another C library'],
  ['a processor without archives', { ...linux, architecture: 'riscv64' }, 'linux-riscv64'],
  ['macOS 13', { ...mac, release: '22.6.0' }, 'macOS 14'],
  ['a Mac with Intel', { ...mac, architecture: 'x64' }, 'Apple silicon'],
  ['Windows', { ...linux, platform: 'win32' }, 'win32-x64'],
])('%s is not', (_, machine, reason) => {
  expect(findObstacle(machine)).toContain(reason);
});
