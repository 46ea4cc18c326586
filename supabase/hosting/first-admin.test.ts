import { expect, test } from 'vitest';
import { addAdmin } from './first-admin.ts';

const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';

test.each(['', 'ab', 'Office', "x'; drop table", 'office\n'])('%j is not a username', async (username) => {
  const admin = addAdmin(nowhere, { username, displayName: 'Office', password: 'secret' });
  await expect(admin).rejects.toThrow('is not a username');
});

test.each(['', 'a;b', 'line\nbreak', 'a\\b'])('%j is not a name', async (displayName) => {
  const admin = addAdmin(nowhere, { username: 'office', displayName, password: 'secret' });
  await expect(admin).rejects.toThrow('is not a name');
});
