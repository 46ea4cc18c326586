// Loaded before the auth and storage server, which prints its secret key when it starts, and the links of the mails that
// it does not send: a log is read in more places than a secret should be.
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = (chunk, ...rest) => write(typeof chunk === 'string' ? withoutSecrets(chunk) : chunk, ...rest);
}

function withoutSecrets(text) {
  // The character before the key is not checked: where output is coloured, a letter of the colour's code stands there.
  return text.replace(/sb_secret_[\w-]+/g, 'sb_secret_…').replace(/([?&]token=)[^&\s]+/g, '$1…');
}
