import { expect, test } from 'vitest';
import { firstAdminSql, generatePassword } from './first-admin.ts';

test('a generated password is long, typed easily, and another each time', () => {
  expect(generatePassword()).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/);
  expect(generatePassword()).not.toBe(generatePassword());
});

test('a name with an apostrophe stays one literal', () => {
  expect(firstAdminSql('office', "Maria D'Souza", 'secret')).toContain(`'Maria D''Souza'`);
});

test.each(['', 'ab', 'Office', "x'; drop table", 'a$admin$b', 'office\n'])('%j is no username', (username) => {
  expect(() => firstAdminSql(username, 'Office', 'secret')).toThrow('is not a username');
});

test.each(['', '$admin$', 'a;b', 'line\nbreak', 'a\\b'])('%j is no name', (name) => {
  expect(() => firstAdminSql('office', name, 'secret')).toThrow('is not a name');
});
