// GraphiQL on this endpoint. Queries go by fetch; a subscription is followed as server-sent events, which take the
// same headers as any request, so that a token entered below works for both.
"use strict";

const FIRST = `# Who you are goes into the headers below, once signUp has given you a token:
#   { "Authorization": "Bearer …" }

{
  rulesets { game title presets { name text } }
  games(first: 5) { edges { node { id game status version outcome } } }
}
`;

async function* events(reader) {
  for (let rest = ""; ;) {
    const { done, value } = await reader.read();
    if (done) return;
    const parts = (rest + value).split(/\r?\n\r?\n/);
    rest = parts.pop();
    for (const part of parts) {
      const data = part.split(/\r?\n/).find(line => line.startsWith("data: {"));
      if (data) yield JSON.parse(data.slice(6));
    }
  }
}

async function* follow(body, headers) {
  const controller = new AbortController();
  try {
    const response = await fetch(location.pathname, { method: "POST", headers, body, signal: controller.signal });
    const live = response.headers.get("content-type").startsWith("text/event-stream");
    if (live) yield* events(response.body.pipeThrough(new TextDecoderStream()).getReader());
    else yield await response.json();
  } finally {
    controller.abort();
  }
}

async function fetcher(request, options) {
  const subscribes = (options.documentAST?.definitions ?? []).some(
    one => one.operation === "subscription" && (!request.operationName || one.name?.value === request.operationName));
  const accept = subscribes ? "text/event-stream" : "application/graphql-response+json";
  const headers = { ...options.headers, "content-type": "application/json", accept };
  const body = JSON.stringify(request);
  if (subscribes) return follow(body, headers);
  return (await fetch(location.pathname, { method: "POST", headers, body })).json();
}

ReactDOM.createRoot(document.getElementById("graphiql")).render(
  React.createElement(GraphiQL, { fetcher, defaultQuery: FIRST, shouldPersistHeaders: false }));
