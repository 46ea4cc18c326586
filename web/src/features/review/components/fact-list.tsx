/** Facts with their labels; what is missing is said, since it matters for verification. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string | null])[] }) {
  return (
    <dl className="mt-2 gap-x-10 xl:grid xl:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8.5em_minmax(0,1fr)] gap-3 border-b border-line/70 py-2.5">
          <dt className="text-muted">{label}</dt>
          {value === null ? (
            <dd className="text-muted">Not provided</dd>
          ) : (
            <dd className="font-medium [overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}
