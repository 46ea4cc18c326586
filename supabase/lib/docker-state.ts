import { execFileSync } from 'node:child_process';

/** Whether Docker can run a backend for this machine, and the reason in words that follow "because". */
export interface DockerState {
  readonly usable: boolean;
  readonly words: string;
}

/** Together these make up less than three seconds: nobody waits longer to hear what was decided. */
const clientMs = 500;
const engineMs = 2_300;

/**
 * Looks whether a Docker engine answers, and whether it is one of this machine: what containers of another machine open on
 * its loopback interface cannot be reached from here.
 */
export function describeDocker(): DockerState {
  const endpoint = readEndpoint();
  if (endpoint.failure === 'ENOENT') return { usable: false, words: 'Docker is not installed' };
  if (endpoint.output !== '' && !isOfThisMachine(endpoint.output)) {
    return { usable: false, words: `Docker's engine is on another machine (${withoutLogin(endpoint.output)})` };
  }
  // The version of the engine has to come from the engine: without one, some versions of `docker info` still succeed.
  const { output, failure } = ask(['info', '--format', '{{.ServerVersion}}'], engineMs);
  if (output !== '') return { usable: true, words: `a Docker engine answers (${output})` };
  return {
    usable: false,
    words:
      failure === 'ETIMEDOUT' ? "Docker's engine did not answer in time" : 'Docker is installed, but no engine answers',
  };
}

/** Whether a Docker engine answers that can run a backend for this machine. */
export function isDockerThere(): boolean {
  return describeDocker().usable;
}

/** Where the client looks for its engine; the client itself says so without asking the engine. */
function readEndpoint(): Answer {
  const { DOCKER_HOST = '' } = process.env;
  const { output, failure } = ask(['context', 'inspect', '--format', '{{.Endpoints.docker.Host}}'], clientMs);
  return { output: DOCKER_HOST === '' ? output : DOCKER_HOST, failure };
}

function isOfThisMachine(endpoint: string): boolean {
  if (/^(unix|npipe|fd):/.test(endpoint)) return true;
  return /^(tcp|https?):\/\/(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/.test(endpoint);
}

const withoutLogin = (endpoint: string) => endpoint.replace(/\/\/[^@/]*@/, '//');

interface Answer {
  readonly output: string;
  /** The code of the system's error, as in ENOENT, ETIMEDOUT. */
  readonly failure: string | undefined;
}

function ask(args: readonly string[], timeout: number): Answer {
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
