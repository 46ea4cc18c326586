// Loaded before the auth server, which compares all pending passwords in slices, in one thread. So each of a hundred sign-ins
// takes as long as all. Here they take turns, and a request that waits too long fails. So a sign-in takes less than ten
// seconds, as with Supabase's auth server. No session begins later with a changed password.
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
