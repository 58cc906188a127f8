module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: {
        // The card grid's steps: two columns from 640 px, three from 1000 px.
        'from-two': '40em',
        'from-three': '62.5em',
      },
    },
  },
};
