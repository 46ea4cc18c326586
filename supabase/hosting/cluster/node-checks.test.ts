import { describe, expect, test } from 'vitest';
import { differingSettings, problemsOfCluster, readCluster, readPools } from './node-checks.ts';

const standby = (name: string, address: string) => ({
  name,
  role: 'sync_standby',
  state: 'streaming',
  api_url: `http://${address}:8008/patroni`,
  host: address,
  port: 5432,
  timeline: 3,
  receive_lag: 0,
  receive_lsn: '0/980FBD0',
  replay_lag: 0,
  replay_lsn: '0/980FBD0',
  lag: 0,
  lsn: '0/980FBD0',
});

const leader = {
  name: 'node1',
  role: 'leader',
  state: 'running',
  api_url: 'http://10.0.0.1:8008/patroni',
  host: '10.0.0.1',
  port: 5432,
  timeline: 3,
};

/** The answer of Patroni 4.1.5 on a whole cluster. */
const whole = { members: [leader, standby('node2', '10.0.0.2'), standby('node3', '10.0.0.3')], scope: 'matrimony' };

const problemsOf = (cluster: object) => problemsOfCluster(readCluster(JSON.stringify(cluster)));

describe("Patroni's answer", () => {
  test('has no problems when the cluster is whole', () => {
    expect(problemsOf(whole)).toEqual([]);
  });

  const [, two, three] = whole.members;
  const cases: readonly (readonly [string, object, readonly string[]])[] = [
    ['a node is away', { members: [leader, two] }, ['2 members instead of 3']],
    [
      'nobody leads',
      {
        members: [
          { ...leader, role: 'replica', state: 'starting', receive_lag: 'unknown', replay_lag: 'unknown' },
          two,
          three,
        ],
      },
      [
        '0 leaders',
        'node1 is a replica, not a synchronous standby',
        'node1 is starting, not streaming',
        'node1 is behind',
      ],
    ],
    [
      'a standby reads the archive',
      { members: [leader, two, { ...three, state: 'in archive recovery' }] },
      ['node3 is in archive recovery, not streaming'],
    ],
    [
      'a standby is not synchronous',
      { members: [leader, two, { ...three, role: 'replica' }] },
      ['node3 is a replica, not a synchronous standby'],
    ],
    [
      'a standby has received, and not replayed',
      { members: [leader, two, { ...three, replay_lag: 2_000_000 }] },
      ['node3 is behind'],
    ],
    [
      'a standby followed another primary',
      { members: [leader, two, { ...three, timeline: 2 }] },
      ['the members are on different timelines'],
    ],
    [
      'a setting waits for a restart',
      { members: [{ ...leader, pending_restart: true }, two, three] },
      ['node1 waits for a restart'],
    ],
    ['Patroni is paused', { ...whole, pause: true }, ['Patroni is paused: nobody would take over']],
  ];
  test.each(cases)('%s', (_name, cluster, problems) => {
    expect(problemsOf(cluster)).toEqual(problems);
  });
});

describe("Patroni's settings", () => {
  const parameters = { synchronous_commit: 'remote_apply', wal_receiver_timeout: '2s', wal_sender_timeout: '8s' };
  const config = {
    ttl: 20,
    loop_wait: 5,
    retry_timeout: 5,
    maximum_lag_on_failover: 1_048_576,
    synchronous_mode: true,
    synchronous_mode_strict: true,
    synchronous_node_count: 2,
    postgresql: { use_slots: true, parameters: { ...parameters, max_connections: 200 } },
  };

  test('are those of patroni.yml', () => {
    expect(differingSettings(JSON.stringify(config))).toEqual([]);
  });

  test('were changed by somebody', () => {
    const { synchronous_mode_strict: _strict, ...others } = config;
    const changed = {
      ...others,
      synchronous_node_count: 1,
      postgresql: { parameters: { ...parameters, synchronous_commit: 'on' } },
    };
    expect(differingSettings(JSON.stringify(changed))).toEqual([
      'synchronous_mode_strict is missing instead of true',
      'synchronous_node_count is 1 instead of 2',
      'synchronous_commit is "on" instead of remote_apply',
    ]);
  });
});

test("the pools in HAProxy's statistics", () => {
  const csv = `# pxname,svname,qcur,status,weight,
primary,FRONTEND,,OPEN,,
primary,node1,0,DOWN,1,
primary,node2,0,UP,1,
primary,node3,0,DOWN 1/2,1,
primary,BACKEND,0,UP,1,
current,node2,0,UP,1,
current,node3,0,UP 1/3,1,
status,FRONTEND,,OPEN,,
`;
  expect(readPools(csv)).toEqual({ primary: ['node2'], current: ['node2', 'node3'], public: [] });
});
