// Loaded before the auth and storage server, which prints its secret key when it starts, and the links of the mails that
// it does not send: what is in a log is read in more places than a secret should be.
const print = console.log;
console.log = (...words) => {
  print(...words.map((word) => (typeof word === 'string' ? withoutSecrets(word) : word)));
};

function withoutSecrets(text) {
  return text.replace(/\bsb_secret_[\w-]+/g, 'sb_secret_…').replace(/([?&]token=)[^&\s]+/g, '$1…');
}
