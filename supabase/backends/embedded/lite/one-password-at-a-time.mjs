// Loaded before the auth server, which compares all passwords of the moment in slices, in one thread: of a hundred sign-ins
// at once each takes as long as all. Here they take turns, and a request that waits too long fails. So a sign-in takes less than
// ten seconds, as with Supabase's auth server, and no session begins later with a password that has been changed.
import bcrypt from 'bcryptjs';

const longestMs = 8_000;
const { compare } = bcrypt;
let last = Promise.resolve();
bcrypt.compare = (password, hash) => {
  const begun = performance.now();
  const turn = last.then(() => {
    if (performance.now() - begun > longestMs) throw new Error('The sign-in waited too long for its turn.');
    return compare(password, hash);
  });
  last = turn.then(
    () => undefined,
    () => undefined,
  );
  return turn;
};
