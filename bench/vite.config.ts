/** Builds the product's server for measuring as `npm start` has it built: into one file, without a loader. */
import { defineConfig, mergeConfig } from 'vite';
import server from '../vite.server.config.ts';

export default mergeConfig(
  server,
  defineConfig({ build: { ssr: 'bench/servers/unlimited-server.ts', outDir: 'dist/bench', sourcemap: false } }),
);
