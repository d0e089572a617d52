// `prepack` of the SDK. npm ignores `publishConfig`, so a package that it packs would point to sources that it lacks.
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error('npm would pack an SDK that cannot be imported. Run “npm run pack:sdk” in the root instead.');
  process.exit(1);
}
