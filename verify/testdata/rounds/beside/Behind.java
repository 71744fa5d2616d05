class Behind extends Beside {
    int get() { Names.most = 0; return super.get(); }
}
