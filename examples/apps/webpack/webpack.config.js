import { join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const here = import.meta.dirname;

export default (_environment, { mode }) => ({
  entry: './common/start.tsx',
  // Source maps without eval, so that a strict policy holds while developing, too.
  devtool: mode === 'development' ? 'source-map' : false,
  output: {
    path: join(here, 'dist'),
    filename: 'main.js',
    chunkFilename: '[contenthash].js',
    publicPath: '/',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        use: { loader: 'ts-loader', options: { transpileOnly: true, compilerOptions: { noEmit: false } } },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [
    new MiniCssExtractPlugin({ filename: 'main.css' }),
    new CopyPlugin({
      patterns: [
        { from: 'public' },
        { from: 'index.html' },
        { from: 'node_modules/@glossator/annotator/dist/assets', to: 'glossator-assets' },
      ],
    }),
  ],
  performance: { hints: false },
});
