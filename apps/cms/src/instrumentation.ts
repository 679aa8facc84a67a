/** Runs before any request; passes the content host to `server.ts`. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const [{ CMS_HANDLE, createCms }, { default: config, settings }] = await Promise.all([
    import("#host/boot.ts"),
    import("#payload.config.ts"),
  ]);
  Object.assign(globalThis, { [CMS_HANDLE]: createCms(config, settings) });
}
