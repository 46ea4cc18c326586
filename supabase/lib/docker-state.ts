import { execFileSync } from 'node:child_process';

/** Whether Docker can run a backend for this machine, and the reason: a clause that follows "because". */
export interface DockerState {
  readonly usable: boolean;
  readonly words: string;
}

/** Together less than three seconds, the longest that a command should wait for this decision. */
const clientMs = 500;
const engineMs = 2_300;

/**
 * Checks that a Docker engine answers and runs on this machine. Containers of another machine publish ports on that machine's
 * loopback interface, which can't be reached from here.
 */
export function describeDocker(): DockerState {
  const endpoint = readEndpoint();
  if (endpoint.failure === 'ENOENT') return { usable: false, words: 'Docker is not installed' };
  if (endpoint.output !== '' && !isOfThisMachine(endpoint.output)) {
    return { usable: false, words: `Docker's engine is on another machine (${redactLogin(endpoint.output)})` };
  }
  // The version must come from the engine: some versions of `docker info` succeed without an engine.
  const { output, failure } = runClient(['info', '--format', '{{.ServerVersion}}'], engineMs);
  if (output !== '') return { usable: true, words: `a Docker engine answers (${output})` };
  return {
    usable: false,
    words:
      failure === 'ETIMEDOUT' ? "Docker's engine did not answer in time" : 'Docker is installed, but no engine answers',
  };
}

/** Whether Docker can run a backend for this machine. */
export function isDockerThere(): boolean {
  return describeDocker().usable;
}

/** The engine's address. The client prints it without a request to the engine. */
function readEndpoint(): ClientResult {
  const { DOCKER_HOST = '' } = process.env;
  const { output, failure } = runClient(['context', 'inspect', '--format', '{{.Endpoints.docker.Host}}'], clientMs);
  return { output: DOCKER_HOST === '' ? output : DOCKER_HOST, failure };
}

function isOfThisMachine(endpoint: string): boolean {
  if (/^(unix|npipe|fd):/.test(endpoint)) return true;
  return /^(tcp|https?):\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(endpoint);
}

const redactLogin = (endpoint: string) => endpoint.replace(/\/\/[^@/]*@/, '//');

interface ClientResult {
  readonly output: string;
  /** The system's error code, as in ENOENT, ETIMEDOUT. */
  readonly failure: string | undefined;
}

function runClient(args: readonly string[], timeout: number): ClientResult {
  try {
    const output = execFileSync('docker', args, {
      encoding: 'utf8',
      timeout,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { output: output.trim(), failure: undefined };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    return { output: '', failure: code };
  }
}
