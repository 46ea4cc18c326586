// Loaded before the auth and storage server, which prints its secret key at the start, and the links of unsent mails. A log
// has more readers than a secret may have.
for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = (chunk, ...rest) => write(typeof chunk === 'string' ? withoutSecrets(chunk) : chunk, ...rest);
}

function withoutSecrets(text) {
  // The character before the key is not checked: where output is coloured, a letter of the colour's code stands there.
  return text.replace(/sb_secret_[\w-]+/g, 'sb_secret_…').replace(/([?&]token=)[^&\s]+/g, '$1…');
}
