module.exports = {
  plugins: {
    'postcss-preset-mantine': {},
    'postcss-simple-vars': {
      variables: {
        // The card grid's steps: two columns from 640 px, three from 1000 px.
        'from-two': '40em',
        'from-three': '62.5em',
        // The bar at the bottom has room for tabs and actions, without words: also a desktop with letters of 150 %.
        'from-actions': '52em',
        // It has room for words before the actions as well, and a profile for two columns.
        'from-bar': '64em',
      },
    },
  },
};
