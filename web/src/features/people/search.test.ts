import { expect, it } from 'vitest';
import { readPeopleSearch } from '@/features/people/search';

it.each([
  ['', { kind: 'all' }],
  ['   ', { kind: 'all' }],
  ['1000', { kind: 'id', id: 1000 }],
  [' 7 ', { kind: 'id', id: 7 }],
  ['#7', { kind: 'id', id: 7 }],
  ['# 1000', { kind: 'id', id: 1000 }],
  ['98430', { kind: 'phone', part: '98430', id: 98_430 }],
  ['98765 43', { kind: 'phone', part: '9876543', id: 9_876_543 }],
  ['98765 43210', { kind: 'phone', part: '9876543210', id: null }],
  ['+91 98765-43210', { kind: 'phone', part: '+919876543210', id: null }],
  ['+91', { kind: 'phone', part: '+91', id: null }],
  ['(0422) 555 0100', { kind: 'phone', part: '04225550100', id: null }],
  ['asha@family', { kind: 'email', part: 'asha@family' }],
  ['@a.b', { kind: 'name', text: '@a.b' }],
  ['asha', { kind: 'name', text: 'asha' }],
  [' asha   rama ', { kind: 'name', text: 'asha rama' }],
  ['+', { kind: 'name', text: '+' }],
  ['-', { kind: 'name', text: '-' }],
  ['\u202a+91 55500 07919\u202c', { kind: 'phone', part: '+915550007919', id: null }],
  ['\u200e+91 55500 07919', { kind: 'phone', part: '+915550007919', id: null }],
  ['+91.55500.07919', { kind: 'phone', part: '+915550007919', id: null }],
  ['+91 55500\u201107919', { kind: 'phone', part: '+915550007919', id: null }],
  ['+91 0 55500 07919', { kind: 'phone', part: '+915550007919', id: null }],
  ['Mobile: 55500 07919', { kind: 'phone', part: '5550007919', id: null }],
  ['(+91) 5550007919', { kind: 'phone', part: '+915550007919', id: null }],
  ['tel:+915550007919', { kind: 'phone', part: '+915550007919', id: null }],
  ['lakshmi 9843012345', { kind: 'phone', part: '9843012345', id: null }],
  ['Ravi uncle, +91 98430-12345 cell', { kind: 'phone', part: '+919843012345', id: null }],
  ['Chettiar Madurai 25 to 28', { kind: 'name', text: 'Chettiar Madurai 25 to 28' }],
  ['௫௫௫௦௦ ௦௭௯௧௯', { kind: 'phone', part: '5550007919', id: null }],
  ['\u2068Asha\u2069 R\u200bao', { kind: 'name', text: 'Asha Rao' }],
  ['മീന\u200d', { kind: 'name', text: 'മീന\u200d' }],
])('reads "%s"', (typed, search) => {
  expect(readPeopleSearch(typed)).toEqual(search);
});
