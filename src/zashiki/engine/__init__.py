"""What compiled rules need: record schema, seat views, compiler, kernels, buffers, chance."""
