/** Builds the product's server for measuring as `npm start` has it built: into one file, without a loader. */
import { defineConfig, mergeConfig } from 'vite';
import server from '../vite.server.config.ts';

const config = mergeConfig(server, defineConfig({ build: { outDir: 'dist/bench', sourcemap: false } }));
config.build.rolldownOptions.input = {
  'unlimited-server': 'bench/servers/unlimited-server.ts',
  'import-worker': 'src/server/features/menu-files/import-worker.ts',
};
export default config;
