export interface Said {
  text: string;
  tone: 'good' | 'bad';
}
