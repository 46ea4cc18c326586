import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Signed {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface SignRoute {
  Params: { bucket: string; '*': string };
  Body: Record<string, unknown>;
}

const routePrefix = '/storage/v1';

/**
 * The storage server of this backend names a signed address differently from the Storage API (`signedUrl`, from the
 * root) and cannot sign many at once. Whether an object may be signed is decided by its policies either way.
 */
export function addSigningRoutes(gateway: FastifyInstance, upstream: string): void {
  const sign = async (request: FastifyRequest, bucket: string, object: string, body: unknown): Promise<Signed> => {
    const path = object.split('/').map(encodeURIComponent).join('/');
    const response = await fetch(`${upstream}${routePrefix}/object/sign/${encodeURIComponent(bucket)}/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        apikey: String(request.headers.apikey ?? ''),
      },
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    return { status: response.status, body: isRecord(answer) ? answer : {} };
  };

  const signOne = async (request: FastifyRequest<SignRoute>, reply: FastifyReply) => {
    const signed = await sign(request, request.params.bucket, request.params['*'], request.body);
    const address = signedAddress(signed);
    return await reply.code(signed.status).send(address === undefined ? signed.body : { signedURL: address });
  };

  const signMany = async (request: FastifyRequest<SignRoute>, reply: FastifyReply) => {
    const { paths, expiresIn } = isRecord(request.body) ? request.body : {};
    if (!Array.isArray(paths))
      return await reply.code(400).send({ statusCode: '400', message: 'paths must be a list' });
    const answers = await Promise.all(
      paths.map(String).map(async (path) => {
        const address = signedAddress(await sign(request, request.params.bucket, path, { expiresIn }));
        return address === undefined
          ? { path, signedURL: null, error: 'Either the object does not exist or you do not have access to it' }
          : { path, signedURL: address, error: null };
      }),
    );
    return await reply.send(answers);
  };

  gateway.post<SignRoute>(`${routePrefix}/object/sign/:bucket/*`, signOne);
  gateway.post<SignRoute>(`${routePrefix}/object/sign/:bucket`, signMany);
}

function signedAddress({ status, body }: Signed): string | undefined {
  return status === 200 && typeof body.signedUrl === 'string' ? body.signedUrl.slice(routePrefix.length) : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
