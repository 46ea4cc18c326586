const words = (text: string) => text.trim().split(/\s+/);
/** Where programs and packages come from, and settings that a person gives to the check. */
const named = words(`
  PATH HOME USER TMPDIR HTTP_PROXY HTTPS_PROXY NO_PROXY NODE_EXTRA_CA_CERTS SSL_CERT_DIR SSL_CERT_FILE
  npm_config_cache npm_config_registry npm_config_userconfig CHROMIUM PLAYWRIGHT_BROWSERS_PATH DOCKER_HOST POSTGREST
  BACKEND FILE TITLE FUZZ_SEED MODEL_SEED TEST_DEPTH WORKERS
`);
/** Where a Supabase is that already runs. Many shells hold such values for something else. */
const namedForExternal = words(`
  SUPABASE_URL SUPABASE_PUBLISHABLE_KEY SUPABASE_SECRET_KEY SUPABASE_JWT_SECRET DATABASE_URL WEB_URL GATEWAY
  STOP_COMMAND START_COMMAND LOGS_COMMAND
`);

/** The environment of the check and of all that it starts. */
function ownEnvironment(env: NodeJS.ProcessEnv): Record<string, string> {
  const names = env['BACKEND'] === 'external' ? [...named, ...namedForExternal] : named;
  const kept = names.flatMap((name) => {
    const value = env[name] ?? '';
    return value === '' ? [] : [[name, value] as const];
  });
  // CI: a test that was narrowed to itself (`only`) is refused everywhere.
  return { ...Object.fromEntries(kept), TZ: 'UTC', LANG: 'C.UTF-8', CI: 'true' };
}

/**
 * Removes the variables of the caller's shell, except those named above, from this process and its children. A shell may hold the
 * output of `make env`, another language, time zone or umask: the result is the same.
 * @returns whether the machine is one of CI, where the check may install missing programs
 */
export function takeOwnEnvironment(): boolean {
  const isOnCi = (process.env['CI'] ?? '') !== '';
  const own = ownEnvironment(process.env);
  for (const name of Object.keys(process.env)) if (!(name in own)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, own);
  process.umask(0o022);
  return isOnCi;
}
