"""The words of IKI in four languages: prompts, labels, log, highlights."""
