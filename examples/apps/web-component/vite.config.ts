import { annotatorAssets } from '@glossator/annotator/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [annotatorAssets()], build: { target: 'es2023' } });
